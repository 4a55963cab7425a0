import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../../ui/actions/button-link.tsx'

type Props = { words: { title: string; text: string; action: string }; href: string }

/** A dot of the mark, as in ui/display/brand.tsx. */
const dot = (x: number, y: number) => `M${x} ${y - 5}l5 5-5 5-5-5z`

/** Closing section of a front page: one sentence, one button, the brand mark in the background. */
export const LastWord = ({ words, href }: Props) => (
  <section
    id="last-word"
    aria-labelledby="last-word-title"
    className="page pb-16 lg:pb-24 [#recruiter+&]:pt-16 lg:[#recruiter+&]:pt-24"
  >
    <div className="relative overflow-hidden rounded-xl bg-accent px-6 py-14 text-accent-ink xs:px-12 lg:py-20">
      <svg viewBox="0 0 42 29" aria-hidden className="absolute inset-y-0 end-16 my-auto h-44 max-lg:hidden">
        <path d={dot(6, 6) + dot(17.5, 6) + dot(15.5, 23) + dot(27, 23)} className="fill-accent-strong" />
        <path d={dot(36, 6)} className="fill-point" />
      </svg>
      <h2 id="last-word-title" className="max-w-[18em] text-[clamp(1.75rem,1.2rem+2.2vw,2.75rem)]">
        {words.title}
      </h2>
      <p className="mt-3 max-w-[34em] text-lg text-pretty">{words.text}</p>
      <ButtonLink as={PageLink} href={href} kind="quiet" size="large" className="mt-8 border-transparent max-xs:w-full">
        {words.action}
      </ButtonLink>
    </div>
  </section>
)
