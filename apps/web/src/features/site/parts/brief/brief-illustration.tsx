import { useWords } from '../../../../platform/i18n/i18n.ts'
import { ar } from '../../messages/home/ar.ts'
import { en } from '../../messages/home/en.ts'
import { Nuqta } from '../../../../ui/display/nuqta.tsx'

/** Sample sentence with its extracted fields, each with the words it was read from. */
export function BriefIllustration({ label }: { label: string }) {
  const { brief } = useWords({ ar, en })
  return (
    <figure aria-label={label} className="min-w-0">
      <blockquote className="rounded-lg border border-line bg-raised p-5 text-lg leading-loose">
        {brief.sentence.map(([text, field]) =>
          field ? (
            <bdi key={text} className="inline-block rounded-xs bg-point-soft px-1.5 leading-normal text-point-ink">
              {text}
            </bdi>
          ) : (
            text
          ),
        )}
      </blockquote>
      <div aria-hidden className="ms-8 flex h-8 flex-col justify-evenly text-[0.4rem] text-point">
        <Nuqta />
        <Nuqta />
      </div>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-3">
        {(Object.keys(brief.values) as (keyof typeof brief.values)[]).map((field) => (
          <div key={field} className="bg-raised px-4 py-3">
            <dt className="text-xs text-ink-soft">{brief.fields[field]}</dt>
            <dd className="font-strong leading-normal">
              <bdi>{brief.values[field]}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
