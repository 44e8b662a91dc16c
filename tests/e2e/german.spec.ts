import { testScreens } from './support/whole-screens.ts';

testScreens('de', 10);
