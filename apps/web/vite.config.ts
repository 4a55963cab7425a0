import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { fonts } from './build/fonts.ts'

/** Sonner writes a <style> tag, which our CSP refuses; ui/overlays/toast.tsx imports its stylesheet instead. */
const sonnerWithoutStyleTag = (): Plugin => ({
  name: 'sonner-without-style-tag',
  transform(code, id) {
    if (!/[/\\]sonner[/\\]dist[/\\]index\.mjs/.test(id)) return null
    const bare = code.replace(/^__insertCSS\(".*"\);$/m, '')
    if (bare === code) this.error('sonner changed: its inserted stylesheet was not found')
    return { code: bare, map: null }
  },
})

export default defineConfig({
  plugins: [
    fonts(),
    sonnerWithoutStyleTag(),
    react(),
    tailwindcss(),
    // Only the strings of our two languages; React Aria keeps the others otherwise (+24 kB gz).
    { ...optimizeLocales.vite({ locales: ['ar-AE', 'en-US'] }), enforce: 'pre' },
  ],
  server: {
    fs: { allow: ['../..'] },
    // In development the API runs beside Vite, which passes its calls on.
    proxy: Object.fromEntries(
      ['/api', '/local'].map((path) => [path, process.env['API_URL'] ?? 'http://localhost:3001']),
    ),
  },
  build: {
    // Fonts are preloaded by their hashed name, so they never become data: URLs.
    assetsInlineLimit: 0,
    manifest: true,
  },
})
