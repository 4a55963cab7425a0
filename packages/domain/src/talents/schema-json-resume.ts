import * as z from 'zod/mini'

/** What we write of JSON Resume 1.0.0 (jsonresume.org). Records may say more than the format names; the file may not. */

export const JSON_RESUME_SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

const text = () => z.optional(z.string())
const address = () => z.optional(z.url())
/** "2019-03-01", "2019-03" or "2019". */
const date = () => z.optional(z.string().check(z.regex(/^[12]\d{3}(?:-[01]\d(?:-[0-3]\d)?)?$/)))

export const jsonResume = () =>
  z.strictObject({
    $schema: z.url(),
    basics: z.strictObject({
      name: z.string(),
      label: text(),
      email: z.optional(z.email()),
      phone: text(),
      summary: text(),
      location: z.optional(z.strictObject({ countryCode: z.string().check(z.length(2)) })),
      profiles: z.array(z.strictObject({ network: z.string(), url: z.url() })),
      /** An extension of the format, which other programs ignore. */
      industries: z.optional(z.array(z.string())),
    }),
    work: z.array(
      z.strictObject({ name: z.string(), position: z.string(), startDate: date(), endDate: date(), summary: text() }),
    ),
    education: z.array(
      z.strictObject({
        institution: z.string(),
        area: z.string(),
        studyType: z.string(),
        startDate: date(),
        endDate: date(),
      }),
    ),
    certificates: z.array(
      z.strictObject({
        name: z.string(),
        date: date(),
        issuer: z.string(),
        url: address(),
        /** Extensions of the format: without them a certificate that expires would come back as one that does not. */
        expires: date(),
        credentialId: text(),
      }),
    ),
    skills: z.array(z.strictObject({ name: z.string() })),
    languages: z.array(z.strictObject({ language: z.string(), fluency: z.string() })),
    projects: z.array(z.strictObject({ name: z.string(), url: address(), type: z.string() })),
    meta: z.strictObject({ version: z.literal('v1.0.0'), lastModified: z.string() }),
  })
export type JsonResume = z.output<ReturnType<typeof jsonResume>>
