/** Honeypot: invisible and not focusable; whoever fills it in is a bot, and nothing of it is stored. */
export const Honeypot = ({ label }: { label: string }) => (
  <div aria-hidden className="sr-only">
    <label>
      {label}
      <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
)
