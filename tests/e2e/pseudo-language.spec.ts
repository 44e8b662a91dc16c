import { testScreens } from './support/whole-screens.ts';

testScreens('pseudo', 5);
