type Props = { label: string; figures: readonly { label: string; value: string }[] }

/** The facts of a story in one row. */
export const CaseFigures = ({ label, figures }: Props) => (
  <div className="page">
    <dl aria-label={label} className="grid border-y border-line xs:grid-cols-2 lg:grid-cols-4">
      {figures.map((figure) => (
        <div
          key={figure.label}
          className="border-line py-5 max-xs:not-first:border-t xs:px-5 xs:max-lg:nth-[n+3]:border-t xs:max-lg:even:border-s lg:not-first:border-s"
        >
          <dt className="text-sm text-ink-soft">{figure.label}</dt>
          <dd className="mt-0.5 text-lg font-semibold">{figure.value}</dd>
        </div>
      ))}
    </dl>
  </div>
)
