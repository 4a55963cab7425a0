import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useEffect, useRef } from 'react'
import { matchPath } from '../../../../paths.ts'
import { useHref } from '../../../../platform/navigation/location.tsx'
import { storage } from '../../../../platform/session/storage.ts'

/** Flag for the guards: leaving the first page by the browser's back button may show the sign-up page (D-05). */
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
    // Capture phase, before the router's popstate handler runs the guards.
    addEventListener('popstate', leave, { capture: true })
    return () => removeEventListener('popstate', leave, { capture: true })
  }, [])
}
