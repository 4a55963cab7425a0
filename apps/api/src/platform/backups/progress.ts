/** Bytes done and in all, as far as they are known before. */
export type OnProgress = (done: number, total: number) => void

const WIDTH = 30
const CLEAR_LINE = '\r\u001b[K'

/** A bar in a terminal; in a log a line for every tenth. */
export function progressBar(label: string, output: NodeJS.WriteStream = process.stdout): OnProgress {
  let last = -1
  return (done, total) => {
    const share = total === 0 ? 1 : Math.min(1, done / total)
    const step = Math.floor(share * (output.isTTY ? 100 : 10))
    if (step === last) return
    last = step
    const percent = `${Math.floor(share * 100)} %`
    const filled = Math.round(share * WIDTH)
    if (!output.isTTY) output.write(`${label}: ${percent}\n`)
    else
      output.write(
        `${CLEAR_LINE}${label} [${'#'.repeat(filled)}${' '.repeat(WIDTH - filled)}] ${percent}${share === 1 ? '\n' : ''}`,
      )
  }
}
