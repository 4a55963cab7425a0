// Mount <Toasts /> once; then notify({ key: 'saved', tone: 'positive', title: '…' }). Top centre, highest layer, 5 s, closable,
// one per key: the same key again replaces the text in place.
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { CSSProperties } from 'react'
import { Toaster, toast } from 'sonner'
import 'sonner/dist/styles.css'
import { useLang } from '../../platform/i18n/i18n.tsx'
import type { Notice } from '../../platform/toasts/toasts.ts'
import { cx } from '../cx.ts'
import { PlainButton } from '../actions/plain-button.tsx'
import { useUiWords } from '../words/use-ui-words.ts'

const TONES = {
  info: { Icon: Info, mark: 'text-accent' },
  positive: { Icon: CircleCheck, mark: 'text-positive' },
  warning: { Icon: TriangleAlert, mark: 'text-warning' },
  danger: { Icon: CircleAlert, mark: 'text-danger' },
}

const DURATION_MS = 5000
const LAYER = 10_000

export const notify = (notice: Notice): void => {
  const { key, ...rest } = notice
  toast.custom(() => <ToastBody {...rest} id={key} />, { id: key, duration: DURATION_MS })
}

function ToastBody({ tone = 'info', title, text, action, id }: Omit<Notice, 'key'> & { id: string }) {
  const words = useUiWords()
  const { Icon, mark } = TONES[tone]
  return (
    <div
      role="status"
      className="flex w-full items-start gap-3 rounded-lg border border-line bg-raised p-3.5 shadow-float"
    >
      <Icon aria-hidden className={cx('mt-1 size-5 flex-none', mark)} />
      <div className="min-w-0 flex-1 self-center">
        <p className="text-[0.9375rem] font-strong leading-relaxed">{title}</p>
        {text && <p className="text-sm text-ink-soft">{text}</p>}
        {action && (
          <PlainButton kind="quiet" size="small" className="mt-2" onPress={action.onPress}>
            {action.label}
          </PlainButton>
        )}
      </div>
      <PlainButton
        kind="ghost"
        size="small"
        square
        aria-label={words.close}
        onPress={() => toast.dismiss(id)}
        className="-my-1 -me-1"
      >
        <X aria-hidden />
      </PlainButton>
    </div>
  )
}

export function Toasts() {
  const words = useUiWords()
  const lang = useLang()
  return (
    <Toaster
      position="top-center"
      dir={lang === 'ar' ? 'rtl' : 'ltr'}
      containerAriaLabel={words.notifications}
      visibleToasts={4}
      expand
      offset={16}
      mobileOffset={12}
      style={{ zIndex: LAYER, fontFamily: 'inherit', '--width': '26rem' } as CSSProperties}
      toastOptions={{ unstyled: true, className: 'w-full' }}
    />
  )
}
