import { useEffect } from 'react'

/** `/faq#buyout` opens that question, also in browsers that do not open <details> by fragment. */
export function useAddressedQuestion() {
  useEffect(() => {
    const open = () => {
      const question = document.getElementById(location.hash.slice(1))?.closest('details')
      if (!question) return
      question.open = true
      question.scrollIntoView({ block: 'start' })
    }
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [])
}
