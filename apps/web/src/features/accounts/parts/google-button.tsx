import { Button } from '../../../ui/actions/button.tsx'
import { useAccountWords } from '../messages/en.ts'

/** Google's own mark, in the colours its rules ask for. */
const GoogleMark = () => (
  <svg viewBox="0 0 48 48" aria-hidden>
    <path
      fill="#4285F4"
      d="M46.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h12.4a10.6 10.6 0 0 1-4.6 7v5.8h7.5c4.4-4 6.8-10 6.8-16.8z"
    />
    <path fill="#34A853" d="M24 47c6.2 0 11.4-2 15.3-5.7l-7.5-5.8a14 14 0 0 1-20.8-7.3H3.3v6A23 23 0 0 0 24 47z" />
    <path fill="#FBBC05" d="M11 28.2a13.8 13.8 0 0 1 0-8.4v-6H3.3a23 23 0 0 0 0 20.4z" />
    <path
      fill="#EA4335"
      d="M24 10.1c3.400 0 6.400 1.200 8.800 3.400l6.600-6.600A22 22 0 0 0 24 1 23 23 0 0 0 3.3 13.800l7.700 6A13.700 13.700 0 0 1 24 10.1z"
    />
  </svg>
)

/** «أو» and the button; not on pages of a server where Google is off. */
export function GoogleButton({ onPress, pending }: { onPress: () => void; pending?: boolean }) {
  const words = useAccountWords()
  return (
    <div className="grid gap-5 in-[[data-off~=google]]:hidden">
      <OrLine />
      <Button kind="quiet" className="w-full" onPress={onPress} pending={pending}>
        <GoogleMark />
        {words.google.button}
      </Button>
    </div>
  )
}

/** The divider «أو» between two ways of signing in. */
function OrLine() {
  const words = useAccountWords()
  return (
    <p className="flex items-center gap-4 text-sm text-ink-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {words.or}
    </p>
  )
}
