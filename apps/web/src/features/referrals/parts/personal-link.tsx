import { useQuery } from '@tanstack/react-query'
import { MessageCircle, Share2 } from 'lucide-react'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { CopyButton } from '../../../ui/actions/copy-button.tsx'
import { SkeletonCard } from '../../../ui/display/skeleton.tsx'
import { LinkBox } from '../../../ui/fields/link-box.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { personalLinkQuery } from '../api.ts'
import { useReferralWords } from '../messages/en.ts'

/** One's own link, to pass on wherever friends are. Whoever signs up by it is an invited friend. */
export function PersonalLink() {
  const words = useReferralWords().link
  const { data, isPending } = useQuery(personalLinkQuery(useLang()))
  if (isPending) return <SkeletonCard />
  if (!data) return null
  const { url, waiting } = data
  return (
    <Card as="section" aria-labelledby="personal-link">
      <CardHead id="personal-link" title={words.title} text={words.text} />
      <LinkBox label={words.label} value={url} />
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyButton text={url} label={words.copy} />
        {typeof navigator.share === 'function' && <ShareSheet text={words.message} url={url} />}
        <ButtonLink
          href={`https://wa.me/?text=${encodeURIComponent(`${words.message} ${url}`)}`}
          target="_blank"
          rel="noopener noreferrer"
          kind="quiet"
          size="small"
        >
          <MessageCircle aria-hidden />
          {words.whatsapp}
        </ButtonLink>
      </div>
      {waiting > 0 && <p className="mt-4 text-sm text-ink-soft">{words.waiting(waiting)}</p>}
    </Card>
  )
}

/** The share sheet of the device. Closing it is a rejection, which is no fault. */
function ShareSheet({ text, url }: { text: string; url: string }) {
  const words = useReferralWords().link
  return (
    <Button kind="quiet" size="small" onPress={() => void navigator.share({ text, url }).catch(() => {})}>
      <Share2 aria-hidden />
      {words.share}
    </Button>
  )
}
