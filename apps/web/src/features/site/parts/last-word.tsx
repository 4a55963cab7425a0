import { PageLink } from '../../../platform/page-link.tsx'
import { BrandMark } from '../../../ui/brand.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'

type Props = { words: { title: string; text: string; action: string }; href: string }

/** The end of a front page: one sentence, one button. */
export const LastWord = ({ words, href }: Props) => (
  <section className="page pb-20">
    <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6 rounded-xl bg-accent-soft px-[clamp(1.5rem,5vw,3.5rem)] py-10">
      <div className="flex min-w-0 flex-1 basis-80 items-center gap-7">
        <BrandMark className="h-14 max-md:hidden" />
        <div className="min-w-0">
          <h2 className="text-2xl">{words.title}</h2>
          <p className="mt-1 text-ink-soft">{words.text}</p>
        </div>
      </div>
      <ButtonLink as={PageLink} href={href} className="max-xs:w-full">
        {words.action}
      </ButtonLink>
    </div>
  </section>
)
