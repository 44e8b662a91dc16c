import { testScreens } from './support/whole-screens.ts';

testScreens('ar', 5);
