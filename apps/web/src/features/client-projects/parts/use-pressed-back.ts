import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useEffect, useRef } from 'react'
import { matchPath } from '../../../paths.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { storage } from '../../../platform/session/storage.ts'

/** Whoever leaves the first page of the wizard by the browser's own button may stay on the sign-up page (D-05). */
export function usePressedBack(): void {
  const { step } = readHref(useHref()).query
  const isFirst = useRef(false)
  useEffect(() => {
    isFirst.current = step === undefined || step === '1'
  }, [step])
  useEffect(() => {
    const leave = () => {
      if (isFirst.current && matchPath(location.pathname)?.id !== 'clientWizard') storage.set('pressedBack', true)
    }
    // Before the router asks the guards about the page one goes back to.
    addEventListener('popstate', leave, { capture: true })
    return () => removeEventListener('popstate', leave, { capture: true })
  }, [])
}
