import { z } from 'zod';
import { trustLevels } from './trust-level.ts';

export const TrustLevel = z.enum(trustLevels);
