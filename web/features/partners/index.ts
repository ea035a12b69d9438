export { PartnerCard } from './parts/partner-card.tsx';
