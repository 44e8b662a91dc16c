// Builds the webpack host in the current folder, as webpack-cli would.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

const { default: config } = await import(pathToFileURL(path.resolve('webpack.config.js')).href);
webpack({ ...config, context: process.cwd() }, (error, stats) => {
  if (error ?? stats?.hasErrors()) {
    process.stderr.write(`${error ?? stats?.toString('errors-only')}\n`);
    process.exitCode = 1;
  }
});
