/** Honeypot: invisible and not focusable; a form with a value in it comes from a bot and is not stored. */
export const Honeypot = ({ label }: { label: string }) => (
  <div aria-hidden className="sr-only">
    <label>
      {label}
      <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
)
