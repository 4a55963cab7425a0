// An address that breaks before its @ first, and only then anywhere: <EmailText email="layla@mail.example" />.
export const EmailText = ({ email }: { email: string }) => (
  <span className="ltr-island wrap-anywhere">
    {email.split('@').map((part, index) => (
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
