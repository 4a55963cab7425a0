import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { PASS_REASON_LENGTH, REASON_NEEDED } from '@fareeq/domain/nominations/limits.ts'
import type { PassTag as Tag } from '@fareeq/domain/nominations/schema.ts'
import { Suspense, useEffect, useRef, useState } from 'react'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { lazyModule, useLazyModule } from '../../../platform/lazy/lazy-module.ts'
import { lazyPart } from '../../../platform/lazy/lazy-part.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { passOver } from '../api.ts'
import { useNominationWords } from '../messages/en.ts'

/** Lazy: fields load with the dialog. */
const TAG = lazyModule(() => import('./pass-tag.tsx'))
const PassTag = lazyPart(TAG, (part) => part.PassTag)

/** Why not: in one word if there is one for it, and in the client's own. */
export function PassDialog({ id, name }: { id: string; name: string }) {
  const words = useNominationWords().pass
  const lang = useLang()
  const [tag, setTag] = useState<Tag | null>(null)
  useLazyModule(TAG)
  /** Open, and not sent yet. */
  const isWriting = useRef(false)
  const overtaken = words.overtaken(bidiIsolate(name, lang))
  // A concurrent move unmounts the dialog: a toast says so.
  useEffect(() => {
    const page = location.pathname
    return () => {
      if (isWriting.current && location.pathname === page) void showToast({ title: overtaken, tone: 'warning' })
    }
  }, [overtaken])
  const send = async (reason: string) => {
    isWriting.current = false
    try {
      await runWithToast(passOver(id, { reason, ...(tag && { tag }) }), words.done)
    } catch (error) {
      isWriting.current = true
      throw error
    }
  }
  return (
    <ConfirmButton
      label={words.open}
      button={{ kind: 'ghost', size: 'small', 'aria-label': words.openFor(name) }}
      onOpenChange={(open) => {
        setTag(null)
        isWriting.current = open
      }}
      title={words.title(bidiIsolate(name, lang))}
      text={words.text}
      confirmLabel={words.confirm}
      reason={{
        label: words.reason,
        required: REASON_NEEDED[lang],
        limit: PASS_REASON_LENGTH,
      }}
      onConfirm={send}
    >
      <Suspense
        fallback={
          <Skeletons>
            <SkeletonBlock className="h-20" />
          </Skeletons>
        }
      >
        <PassTag value={tag} onChange={setTag} />
      </Suspense>
    </ConfirmButton>
  )
}
