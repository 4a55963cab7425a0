import type { TalentView } from '@fareeq/domain/talent-views/schema.ts'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useMayOpen } from '../../../platform/session/may.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { TalentCard } from '../../matching/parts/talent-card.tsx'
import { useViewWords } from '../messages/en.ts'

/** There is somebody behind the address, but not to be seen now: for a client, others like them. */
export function ViewUnavailable({ similar, isGuest }: Pick<TalentView, 'similar'> & { isGuest: boolean }) {
  const words = useViewWords()
  const mayOpen = useMayOpen()
  const isAlone = similar.length === 0
  const way = isGuest
    ? { href: pathTo('clientSignup'), label: words.guest.hire }
    : { href: pathTo('matching'), label: words.backToMatching }
  return (
    <>
      <h1 className="sr-only">{isAlone ? words.gone : words.unavailable}</h1>
      <EmptyState
        illustration="search"
        title={isAlone ? words.gone : words.unavailable}
        text={isAlone ? words.goneText : undefined}
        action={
          (isGuest || mayOpen('matching')) && (
            <ButtonLink as={PageLink} href={way.href} kind={isAlone ? 'primary' : 'quiet'}>
              {way.label}
            </ButtonLink>
          )
        }
      />
      {!isAlone && (
        <section aria-label={words.similar}>
          <ul className="grid gap-3">
            {similar.map((talent) => (
              <li key={talent.id}>
                <TalentCard talent={talent} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
