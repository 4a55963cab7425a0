import { join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'

const FACES = ['arabic', 'latin']

/** SVG of ours to PNG, on another thread. Our own two faces are all it may use: no machine's fonts change the picture. */
export async function rasterise(svg: string, fonts: string): Promise<Buffer> {
  const fontFiles = FACES.map((name) => join(fonts, `readex-pro-${name}.ttf`))
  const image = await renderAsync(svg, {
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Readex Pro' },
  })
  return image.asPng()
}
