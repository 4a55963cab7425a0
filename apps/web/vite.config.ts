import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fonts } from './build/fonts.ts'

export default defineConfig({
  plugins: [fonts(), react(), tailwindcss()],
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
    // A debugger shows the source one wrote, in production too; only a debugger fetches it.
    sourcemap: true,
  },
})
