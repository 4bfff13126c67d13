// Measures are no tests: they are run by hand (`npm run measure`) and print figures.
import { defineConfig } from '@playwright/test';
import tests from '../../playwright.config';

export default defineConfig(tests, { testDir: '.', testMatch: '*.measure.ts' });
