/** A share of a whole; the number beside it is what is read aloud. */
export const Meter = ({ share }: { share: number }) => (
  <span aria-hidden className="block h-1.5 overflow-hidden rounded-full bg-sunken">
    <span className="block h-full rounded-full bg-accent" style={{ inlineSize: `${Math.max(share, 0.01) * 100}%` }} />
  </span>
)
