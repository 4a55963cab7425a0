import { BRIEF_LENGTH } from '@fareeq/domain/site/rules.ts'
import type { ReactNode } from 'react'
import { pathTo } from '../../../../paths.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { buttonClass } from '../../../../ui/actions/button-class.ts'
import type { ClientHomeWords } from '../../messages/home/ar-client.ts'
import { BriefIllustration } from '../brief/brief-illustration.tsx'

type Props = { words: { title: string; text: string; note: string; picture: string }; children: ReactNode }

/** The recruiter at work: one sentence becomes a request. */
export const HomeRecruiter = ({ words, children }: Props) => (
  <section
    id="recruiter"
    aria-labelledby="recruiter-title"
    className="border-y border-line bg-accent-soft py-16 lg:py-24"
  >
    <div className="page grid items-center gap-x-16 gap-y-10 lg:grid-cols-2">
      <div className="min-w-0">
        <h2 id="recruiter-title" className="text-[clamp(1.625rem,1.2rem+1.6vw,2.25rem)]">
          {words.title}
        </h2>
        <p className="mt-2.5 max-w-[36em] text-ink-soft">{words.text}</p>
        {children}
        <p className="mt-4 text-sm text-ink-soft">{words.note}</p>
      </div>
      <BriefIllustration label={words.picture} />
    </div>
  </section>
)

/** A native form: it works before hydration and without JavaScript. */
export const RecruiterForm = ({ words }: { words: ClientHomeWords['recruiter'] }) => (
  <>
    <form method="get" action={pathTo('aiRecruiter')} className="mt-6">
      <label htmlFor="recruiter-text" className="font-strong">
        {words.label}
      </label>
      <textarea
        id="recruiter-text"
        name="text"
        required
        rows={3}
        maxLength={BRIEF_LENGTH}
        placeholder={words.hint}
        className="mt-2 block w-full resize-y rounded-md border border-line-strong bg-raised px-4 py-3"
      />
      <button type="submit" className={buttonClass({ className: 'mt-3 max-xs:w-full' })}>
        {words.action}
      </button>
    </form>
    <p className="mt-5 text-sm text-ink-soft">{words.examples}</p>
    <ul className="mt-2 flex flex-wrap gap-2 text-sm">
      {words.tries.map((text) => (
        <li key={text}>
          <PageLink
            href={pathTo('aiRecruiter', {}, { text })}
            className="inline-flex min-h-11 items-center rounded-xl border border-line bg-raised px-4 py-1.5 leading-snug transition-colors hover:border-line-strong"
          >
            {text}
          </PageLink>
        </li>
      ))}
    </ul>
  </>
)
