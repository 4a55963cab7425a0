// Sign-up forms; every call is another person.

let count = 0
const next = () => String(++count).padStart(6, '0')

type Consent = { terms: true; privacy: true; marketing: boolean }
const consent: Consent = { terms: true, privacy: true, marketing: false }

type Over = {
  first_name?: string
  last_name?: string
  email?: string
  phone?: string
  country_code?: string
  consent?: Consent
  invited_by?: string
}

export const talentForm = (overrides: Over = {}) => {
  const n = next()
  return {
    type: 1 as const,
    first_name: 'ليلى',
    last_name: 'حدّاد',
    email: `laila${n}@gmail.com`,
    phone: `0791${n}`,
    country_code: 'JO',
    country: 'JO',
    consent,
    signupSource: 'story',
    ...overrides,
  }
}

const company = () => {
  const n = next()
  return {
    first_name: 'Khalid',
    last_name: 'Al-Otaibi',
    email: `khalid@company${n}.sa`,
    phone: `0501${n}`,
    country_code: '+966',
    country: 'SA',
    website: 'company.sa',
    role: 'CTO',
    signupSource: 'story',
  }
}

export const clientForm = (overrides: { email?: string; phone?: string; country_code?: string } = {}) => ({
  type: 2 as const,
  ...company(),
  consent,
  ...overrides,
})

export const pendingForm = (overrides: { email?: string; first_name?: string } = {}) => ({ ...company(), ...overrides })

export const oneStepForm = () => ({
  ...company(),
  about: { product_name: 'منصة توصيل', industry: 'Logistics', scope: 'تطبيق ولوحة تحكم' },
  services: ['mobile'],
  technologies: ['react', 'node'],
  consent: { ...consent, marketing: true },
})
