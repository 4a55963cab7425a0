type Say = (tone: 'warning' | 'danger', sentence: string) => void

/**
 * The row that opened a dialog may leave its list, because a colleague was faster. Then a toast says why the dialog closed.
 */
export function createLostDialog(changedMeanwhile: string, say: Say) {
  let sentence: string | null = changedMeanwhile
  let isGone = false
  return {
    /** On mount; the function returned is for unmount, which is no loss after a closing or on another page. */
    open(countClosings: () => number, pathname: () => string): () => void {
      const [closings, page] = [countClosings(), pathname()]
      isGone = false
      return () => {
        isGone = true
        if (sentence && countClosings() === closings && pathname() === page) say('warning', sentence)
      }
    },
    /** Its answer is awaited, which says more. */
    wait: () => void (sentence = null),
    /** True where nothing is open that could show it. */
    refuse(refusal: string): boolean {
      sentence = refusal
      if (isGone) say('danger', refusal)
      return isGone
    },
  }
}
