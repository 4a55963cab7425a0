// A link to be copied, selected when it gets the focus: <LinkBox label=… value="https://…" />
export const LinkBox = ({ label, value }: { label: string; value: string }) => (
  <input
    readOnly
    dir="ltr"
    aria-label={label}
    value={value}
    onFocus={(event) => event.target.select()}
    className="min-h-11 w-full min-w-0 truncate rounded-md border border-line bg-sunken px-3 text-sm text-ink-soft"
  />
)
