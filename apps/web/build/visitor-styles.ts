// Stylesheet of the public pages: only the classes that their modules use.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type InlineConfig } from 'vite'

export async function visitorStyles(root: string, work: string, config: InlineConfig, modules: readonly string[]) {
  const source = join(root, 'src')
  const entry = join(work, 'visitor.css')
  const imports = [
    join(root, '../../.cache/fonts/fonts.css'),
    ...['base', 'motion', 'tokens'].map((name) => join(source, `ui/${name}.css`)),
  ]
  const text = [
    "@import 'tailwindcss' source(none);",
    ...modules.filter((file) => file.startsWith(source)).map((file) => `@source '${file}';`),
    ...imports.map((file) => `@import '${file}';`),
  ]
  await mkdir(work, { recursive: true })
  await writeFile(entry, text.join('\n'))
  const outDir = join(work, 'styles')
  await build({
    ...config,
    build: {
      ...config.build,
      outDir,
      emptyOutDir: true,
      manifest: true,
      copyPublicDir: false,
      rolldownOptions: { input: entry },
    },
  })
  const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >
  const stylesheet = Object.values(manifest).find(({ file }) => file.endsWith('.css'))
  if (!stylesheet) throw new Error('the build of the public stylesheet made none')
  return readFile(join(outDir, stylesheet.file), 'utf8')
}
