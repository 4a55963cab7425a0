import { ServicePictogram } from './service-pictogram.tsx'

/** The pictogram of a service, large, on a dotted background. */
export const ServicePanel = ({ slug }: { slug: string }) => (
  <div aria-hidden className="relative overflow-hidden rounded-xl border border-line bg-sunken max-lg:hidden">
    <svg className="absolute inset-0 size-full text-line">
      <pattern id="service-dots" width="28" height="28" patternUnits="userSpaceOnUse">
        <path d="M14 10.5l3.5 3.5-3.5 3.5-3.5-3.5z" className="fill-current" />
      </pattern>
      <rect width="100%" height="100%" fill="url(#service-dots)" />
    </svg>
    <div className="relative mx-auto my-12 flex aspect-square w-3/5 items-center justify-center rounded-xl border border-line bg-raised shadow-lift">
      <ServicePictogram slug={slug} className="size-3/5" />
    </div>
  </div>
)
