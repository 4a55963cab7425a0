/** A field that nobody sees and no keyboard reaches: whoever fills it in is a robot, and nothing of it is kept. */
export const ContactTrap = ({ label }: { label: string }) => (
  <div aria-hidden className="sr-only">
    <label>
      {label}
      <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
)
