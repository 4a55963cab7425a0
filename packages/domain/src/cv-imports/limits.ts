/** File types that may be uploaded (D-51); `json` is a JSON Resume, `zip` a LinkedIn archive. */
export const CV_UPLOAD = {
  field: 'cv',
  maxBytes: 5 * 1024 * 1024,
  types: ['pdf', 'docx', 'doc', 'txt', 'csv', 'json', 'zip'],
} as const
