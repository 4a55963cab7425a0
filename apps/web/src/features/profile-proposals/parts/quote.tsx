/** Somebody's own words below their heading: they may run in the other direction. */
export const Quote = ({ heading, text }: { heading: string; text: string }) => (
  <div className="text-sm">
    <p className="text-ink-soft">{heading}</p>
    <p dir="auto" className="w-fit wrap-anywhere whitespace-pre-line">
      {text}
    </p>
  </div>
)
