import { Nuqta } from '../../../../ui/display/nuqta.tsx'

type Point = { title: string; text: string }

/** What one gets, two in a row, separated by lines. */
export const ServicePoints = ({ points }: { points: readonly Point[] }) => (
  <ul className="grid gap-x-12 xs:grid-cols-2">
    {points.map(({ title, text }) => (
      <li key={title} className="border-t border-line py-6">
        <h3 className="flex items-baseline gap-3 text-lg">
          <Nuqta className="text-[0.7em] text-point" />
          {title}
        </h3>
        <p className="mt-1.5 text-ink-soft text-pretty">{text}</p>
      </li>
    ))}
  </ul>
)
