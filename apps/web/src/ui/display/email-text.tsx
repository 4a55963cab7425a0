// An address that breaks before its @ first, and only then anywhere: <EmailText of="layla@mail.example" />.
export const EmailText = ({ of }: { of: string }) => (
  <span className="ltr-island wrap-anywhere">
    {of.split('@').map((part, index) => (
      <span key={index === 0 ? 'name' : part}>
        {index > 0 && (
          <>
            <wbr />@
          </>
        )}
        {part}
      </span>
    ))}
  </span>
)
