import { Suspense, useRef, useState } from 'react'
import { lazyModule, useLazyModule } from '../../../platform/lazy/lazy-module.ts'
import { lazyPart } from '../../../platform/lazy/lazy-part.tsx'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { NuqtaCount } from '../../../ui/display/nuqta.tsx'
import { useRecruiterWords } from '../messages/en.ts'

const PANEL = lazyModule(() => import('./recruiter-panel.tsx'))
const RecruiterPanel = lazyPart(PANEL, (part) => part.RecruiterPanel)

/** With the request that the page is about. */
type Props = { project_id?: string | undefined }

/** Opens the recruiter beside the page. */
export function RecruiterButton({ project_id }: Props) {
  const words = useRecruiterWords()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  useLazyModule(PANEL)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setOpen(true))}
        className={buttonClass({ kind: 'ghost', size: 'small', className: 'gap-1.5 max-sm:size-9.5 max-sm:px-0' })}
      >
        <NuqtaCount n={2} className="text-[0.65rem]" />
        <span className="max-sm:sr-only">{words.open}</span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <RecruiterPanel project_id={project_id} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
