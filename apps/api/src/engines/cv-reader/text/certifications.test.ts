import { expect, test } from 'vitest'
import { readCertifications } from './certifications.ts'
import { linesOf } from './lines.ts'

type Read = { name?: string; organisation?: string; issued?: string; expires?: string; credential_id?: string }

const read = (text: string): Read[] =>
  readCertifications(linesOf(text.split('\n').map((line) => ({ text: line })))).map(
    (one) => Object.fromEntries(Object.entries(one).map(([field, reading]) => [field, reading?.value])) as Read,
  )

const AWS = { name: 'AWS Certified Developer – Associate', organisation: 'Amazon Web Services' }

test.each<[string, string, Read[]]>([
  ['a dash before who and when', 'CCNA – Cisco (2020)', [{ name: 'CCNA', organisation: 'Cisco', issued: '2020' }]],
  [
    'how far one came is part of the name',
    'AWS Certified Developer – Associate – Amazon Web Services, Mar 2022',
    [{ ...AWS, issued: '2022-03' }],
  ],
  [
    'a comma after the level, Latin or Arabic',
    'AWS Certified Solutions Architect – Associate، Amazon Web Services، 2023\nAzure Developer – Associate, Microsoft, 2022',
    [
      {
        name: 'AWS Certified Solutions Architect – Associate',
        organisation: 'Amazon Web Services',
        issued: '2023',
      },
      { name: 'Azure Developer – Associate', organisation: 'Microsoft', issued: '2022' },
    ],
  ],
  [
    'a profile on the web',
    'AWS Certified Developer – Associate\nAmazon Web Services\nIssued Mar 2022 · Expires Mar 2025\nCredential ID ABC-1234\nSee credential\nCKA\nThe Linux Foundation\nIssued Jun 2023',
    [
      { ...AWS, issued: '2022-03', expires: '2025-03', credential_id: 'ABC-1234' },
      { name: 'CKA', organisation: 'The Linux Foundation', issued: '2023-06' },
    ],
  ],
  [
    'the issuer first',
    'Microsoft – Azure Fundamentals (2021)\nGoogle: Data Analytics, 2022',
    [
      { name: 'Azure Fundamentals', organisation: 'Microsoft', issued: '2021' },
      { name: 'Data Analytics', organisation: 'Google', issued: '2022' },
    ],
  ],
  [
    'commas, with a place behind',
    'Project Management Professional (PMP), Project Management Institute, 2019\nMachine Learning, Coursera, online, 2020',
    [
      {
        name: 'Project Management Professional (PMP)',
        organisation: 'Project Management Institute',
        issued: '2019',
      },
      { name: 'Machine Learning', organisation: 'Coursera', issued: '2020' },
    ],
  ],
  ['several short ones in a line', 'PMP, CSM, ITIL 4', [{ name: 'PMP' }, { name: 'CSM' }, { name: 'ITIL 4' }]],
  [
    'names and issuers that take turns',
    'Full Stack Web Development\nSmall Training House, May 2018\nDatabases from Scratch\nAnother House, 2017',
    [
      { name: 'Full Stack Web Development', organisation: 'Small Training House', issued: '2018-05' },
      { name: 'Databases from Scratch', organisation: 'Another House', issued: '2017' },
    ],
  ],
  [
    'labels',
    'Data Engineer\nIssued by: Databricks\nDate: 04/2021\nValid until 04/2023\nCertificate No: DE-99120',
    [
      {
        name: 'Data Engineer',
        organisation: 'Databricks',
        issued: '2021-04',
        expires: '2023-04',
        credential_id: 'DE-99120',
      },
    ],
  ],
  [
    'Arabic, with and without a dash',
    'شهادة إدارة المشاريع الاحترافية – معهد إدارة المشاريع – 2021\nتحليل البيانات من جوجل، 2022\nأمن الشبكات مقدمة من سيسكو، سارية حتى 2026',
    [
      { name: 'شهادة إدارة المشاريع الاحترافية', organisation: 'معهد إدارة المشاريع', issued: '2021' },
      { name: 'تحليل البيانات', organisation: 'جوجل', issued: '2022' },
      { name: 'أمن الشبكات', organisation: 'سيسكو', expires: '2026' },
    ],
  ],
  [
    'a university that gives one',
    '• Professional Certificate in UX\nUniversity of Jordan, 2020',
    [{ name: 'Professional Certificate in UX', organisation: 'University of Jordan', issued: '2020' }],
  ],
  ['a name without anything else', 'Certified Ethical Hacker', [{ name: 'Certified Ethical Hacker' }]],
])('%s', (_, text, expected) => expect(read(text)).toEqual(expected))
