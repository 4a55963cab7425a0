import { Nuqta } from '../../../ui/display/nuqta.tsx'

/** What a friend should know before answering. */
export const InvitationPoints = ({ points }: { points: readonly { title: string; text: string }[] }) => (
  <dl className="grid gap-5">
    {points.map(({ title, text }) => (
      <div key={title}>
        <dt className="flex items-baseline gap-2.5 font-strong">
          <Nuqta className="text-[0.7em] text-point" />
          {title}
        </dt>
        <dd className="mt-1 text-ink-soft">{text}</dd>
      </div>
    ))}
  </dl>
)
