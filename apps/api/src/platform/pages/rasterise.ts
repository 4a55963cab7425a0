import { join } from 'node:path'

const FACES = ['arabic', 'latin']

/** Converts our own SVG to PNG, off the main thread. Only the bundled fonts: the result does not depend on the machine. */
export async function rasterise(svg: string, fonts: string): Promise<Buffer> {
  // Dynamic import at the first picture: a native library.
  const { renderAsync } = await import('@resvg/resvg-js')
  const fontFiles = FACES.map((name) => join(fonts, `readex-pro-${name}.ttf`))
  const image = await renderAsync(svg, {
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Readex Pro' },
  })
  return image.asPng()
}
