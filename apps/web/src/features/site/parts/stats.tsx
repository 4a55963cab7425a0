type Stat = { value: string; label: string }

/** The claims of the product in one row; two columns on a phone, with the odd one across both. */
export const Stats = ({ stats }: { stats: readonly Stat[] }) => (
  <div className="page">
    <dl className="grid grid-cols-2 border-y border-line sm:grid-cols-5">
      {stats.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end px-2 py-6 text-center max-sm:not-nth-[-n+2]:border-t max-sm:last:odd:col-span-2 max-sm:even:border-s sm:not-first:border-s border-line"
        >
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="num ltr-island text-3xl font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  </div>
)
